import { expect, it } from 'vitest';
import { applyBrings, applyClubTexts } from './apply-club-texts.ts';

function pageOf(html: string): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = html;
  return page;
}

it("the club's texts and links replace the site's, and everything else stays", () => {
  const page = pageOf(`
    <span data-own="faq_join_question">How?</span>
    <span data-own="faq_join_answer">So.</span>
    <a data-own="contact_email" href="mailto:a@b.c"><bdi>a@b.c</bdi></a>
    <a data-own="contact_phone" href="tel:+1">+1</a>
    <ul><li hidden><a data-own="social_x"><svg></svg></a></li>
    <li hidden><a data-own="social_facebook"></a></li></ul>
    <fan-island><span data-own="faq_join_question">Its own</span></fan-island>`);
  applyClubTexts(page, {
    faq_join_question: 'How do <i>we</i> join?',
    contact_email: 'club@example.test',
    contact_phone: '+39 06 1234',
    social_x: 'https://x.com/club',
  });
  expect(page.querySelectorAll('i')).toHaveLength(0);
  expect([...page.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'How do <i>we</i> join?',
    'So.',
    'Its own',
  ]);
  expect([...page.querySelectorAll('a')].map((link) => [link.href, link.textContent])).toEqual([
    ['mailto:club@example.test', 'club@example.test'],
    ['tel:+39061234', '+39 06 1234'],
    ['https://x.com/club', ''],
    ['', ''],
  ]);
  const [, , network, unnamed] = page.querySelectorAll('a');
  expect([network?.target, network?.rel]).toEqual(['_blank', 'noreferrer']);
  expect(unnamed?.hasAttribute('target')).toBe(false);
  expect(page.querySelectorAll('bdi, svg')).toHaveLength(2);
  expect([...page.querySelectorAll('li')].map(({ hidden }) => hidden)).toEqual([false, true]);
});

it('packages show the benefits that they bring now, and a dash for the others', () => {
  const page = pageOf(`
    <i data-brings="gift base" hidden></i><b data-lacks="gift base"></b>
    <i data-brings="gift under_14"></i><b data-lacks="gift under_14" hidden></b>
    <i data-brings="tickets base" hidden></i><b data-lacks="tickets base"></b>`);
  applyBrings(page, { brings_gift: 'international base', brings_tickets: '' });
  const shown = [...page.querySelectorAll<HTMLElement>('i, b')].filter(({ hidden }) => !hidden);
  expect(shown.map(({ dataset }) => dataset.brings ?? `no ${dataset.lacks}`)).toEqual([
    'gift base',
    'no gift under_14',
    'no tickets base',
  ]);
});
