import { type CardColumn, cardColumns } from '@fanclub/contract/cards/admin-routes';
import type { CardList, CardState } from '@fanclub/contract/cards/card';
import type { ListFile } from '#features/files/list-file';
import { proofUrlOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import { type CardRow, cardsIn } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { behind, cursorOf, eachPage, inOrderOf } from '#repositories/pages';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { withGuardians, withMembers } from './list-cards.ts';
import { type HoldsCards, isHeld, presentAddress, presentCard } from './present-card.ts';

/** Returns the cards of a state as a file, with the members' postal addresses, in the order of the panel's list. */
export function cardsFile(
  context: Pick<ServerContext, 'db' | 'keyedHash' | 'environment' | 'now'>,
  { state = 'to_print' }: { state?: CardList | undefined },
): ListFile {
  const { db } = context;
  return {
    list: 'cards',
    columns: cardColumns,
    async *pages({ from, rowsPerPage }) {
      const settings = await readRegistrationSettings(context);
      const ordered = inOrderOf(cardsIn(db, state), 'since', 'asc');
      const rest = from === null ? ordered : behind(ordered, from);
      for await (const page of eachPage(rest, rowsPerPage)) {
        const cards = page.map((row) => ({ id: row.id, ...row.data() }));
        const last = page.length === rowsPerPage ? page.at(-1) : undefined;
        const found = (await withMembers(context, cards)).filter(
          ({ card, member }) => !isHeld(card, member, settings),
        );
        const shown = await withGuardians(context, found);
        yield {
          rows: shown.map((one) => toRow(one, settings, proofUrlOf(context, ofCard(one.card)))),
          nextCursor: last ? cursorOf(last, 'since') : null,
        };
      }
    },
  };
}

const ofCard = ({ member_id: uid, season }: CardRow) => ({ uid, season });

function toRow(
  { card, member, guardian }: { card: CardRow; member: Member | null; guardian: Member | null },
  settings: HoldsCards,
  verify_url: string,
): Record<CardColumn, unknown> {
  const { id, season, state, name_on_card, tracking, reported_at, replaces, steps } = presentCard(
    card,
    member,
    settings,
  );
  const recipient = member && presentAddress(card, member, guardian).recipient;
  const at = (wanted: CardState) => steps.find((step) => step.state === wanted)?.at ?? null;
  return {
    id,
    season,
    state,
    name_on_card,
    tracking,
    reported_at,
    replaces,
    verify_url,
    recipient: recipient?.name ?? null,
    address: recipient?.address ?? null,
    postal_code: recipient?.postal_code ?? null,
    country: recipient?.country ?? null,
    phone: recipient?.phone ?? null,
    request_number: recipient?.request_number ?? null,
    since: at(state),
    printed_at: at('printed'),
    posted_at: at('posted'),
    returned_at: at('returned'),
    missing_at: at('missing'),
  };
}
