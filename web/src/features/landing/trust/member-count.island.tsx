import { island } from '#islands/island.tsx';
import { MemberCount } from './member-count.tsx';

export default island('member-count', MemberCount, { when: 'visible', texts: ['landing'] });
