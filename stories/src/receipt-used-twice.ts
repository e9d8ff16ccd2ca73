import { uploadImage } from './tools/build-registration.ts';
import { buildReceiptImage } from './tools/pictures.ts';
import { defineStory } from './tools/story.ts';

export const receiptUsedTwice = defineStory({
  name: 'receipt-used-twice',
  title: 'Two applications came with the very same receipt.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click: 'Open the newer application: it names the one whose receipt it has.',
  async tell({ register }) {
    const receipt = await buildReceiptImage();
    const withIt = async () => ({ receiptUrl: await uploadImage('receipt', receipt) });
    const first = await register('first-receipt', await withIt());
    // The second applicant belongs to another family, because a family may use one receipt for all its members.
    const stranger = { first_name: 'Reza', last_name: 'Karimi', phone: '+989351112233' };
    const second = await register('same-receipt', { ...(await withIt()), ...stranger });
    return { first, second };
  },
});
