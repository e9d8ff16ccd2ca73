import type { News } from '@fanclub/contract/news/admin-routes';
import type { NewsRow } from '#repositories/news';

/**
 * Returns a message as admins see it. Each field is named one by one, so that a new field of the row is not shown by
 * accident.
 */
export function presentNews(id: string, row: NewsRow): News {
  return {
    id,
    state: row.state,
    version: row.version,
    texts: row.texts,
    link: row.link,
    audience: row.audience,
    admin_email: row.admin_email,
    changed_at: row.changed_at.toDate().toISOString(),
    sent_at: row.sent_at?.toDate().toISOString() ?? null,
    written: row.written,
    left_out: row.left_out,
  };
}
