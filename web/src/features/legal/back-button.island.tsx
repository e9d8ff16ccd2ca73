import { island } from '#islands/island.tsx';
import { BackButton } from '#ui/back-button.tsx';

export default island('back-button', BackButton);
