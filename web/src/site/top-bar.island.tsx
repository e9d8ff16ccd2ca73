import { TopBar } from '#app/shell/top-bar.tsx';
import { island } from '#islands/island.tsx';
import { faqHashOf } from '#ui/use-faq-address.ts';

export default island('top-bar', TopBar, { when: 'touch', opens: faqHashOf() });
