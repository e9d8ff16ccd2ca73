import { ConsentLauncher } from '#app/shell/consent-launcher.tsx';
import { island } from '#islands/island.tsx';

export default island('consent', ConsentLauncher);
