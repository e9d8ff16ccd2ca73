import { deleteUserFile } from '@fanclub/contract/admin/routes';
import { callOrThrow } from './tools/call.ts';
import { defineStory } from './tools/story.ts';

export const documentMissing = defineStory({
  name: 'document-missing',
  title: 'An admin removed a receipt that shows something else, and asked for a new one.',
  be: 'the member',
  open: '/login',
  click: 'Follow the link in the mail about the documents and upload another receipt.',
  async tell({ register, admin }) {
    const member = await register('no-receipt', { juventus_card: false });
    const { token } = await admin();
    const params = { id: member.id, fileType: 'receipt' };
    await callOrThrow(deleteUserFile, { params, token });
    return { member };
  },
});
