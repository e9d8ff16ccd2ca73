import { island } from '#islands/island.tsx';
import { JoinButton } from './join-button.tsx';

export default island('join-button', JoinButton);
