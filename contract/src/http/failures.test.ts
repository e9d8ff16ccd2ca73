import { expect, it } from 'vitest';
import { api } from '../api.ts';

/** The published `detail` of a 500 response, by route. */
const published = {
  'GET /api/admin/users': 'Failed to get users',
  'PUT /api/admin/users/{id}': 'Failed to update user',
  'POST /api/admin/users/{id}/approve': 'Failed to approve user',
  'POST /api/admin/users/{id}/reject': 'Failed to reject user',
  'DELETE /api/admin/users/{id}/files/{fileType}': 'Failed to remove file',
  'DELETE /api/admin/users/{id}': 'Failed to delete user',
  'GET /api/admin/stats': 'Failed to get admin stats',
  'POST /api/files/upload': 'Upload failed',
  'POST /api/files/remove': 'Remove failed',
  'POST /api/user/documents/upload': 'Document upload failed',
  'PUT /api/user/profile/{id}/language': 'Failed to update language',
  'POST /api/login': 'Login failed',
};

it('each published failure is what one call says of a fault of ours', () => {
  const said = Object.values(api).flatMap((route) =>
    'failure' in route ? [[`${route.method} ${route.path}`, route.failure]] : [],
  );
  expect(Object.fromEntries(said)).toEqual(published);
});
