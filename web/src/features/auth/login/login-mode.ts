export type LoginMode = 'login' | 'admin' | 'link' | 'notMe' | 'leaveList' | 'leaveNews';

/** What the address asks of the login page; a mailed link wins over everything else. */
export function loginMode(search: URLSearchParams): { mode: LoginMode; token: string } {
  const link = search.get('token');
  if (link) return { mode: 'link', token: link };
  const notMe = search.get('not_me');
  if (notMe) return { mode: 'notMe', token: notMe };
  const leave = search.get('leave_list');
  if (leave) return { mode: 'leaveList', token: leave };
  const news = search.get('leave_news');
  if (news) return { mode: 'leaveNews', token: news };
  return { mode: search.get('authuser') === 'admin' ? 'admin' : 'login', token: '' };
}
