import { TopBar } from '#app/shell/top-bar.tsx';
import { island } from '#islands/island.tsx';

export default island('top-bar', TopBar);
