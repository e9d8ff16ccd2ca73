import { approveUser, deleteUser, requestItems } from '@fanclub/contract/admin/routes';
import { mailDraft, readDraft } from '@fanclub/contract/drafts/routes';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { submitAgain } from '@fanclub/contract/members/routes';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { register } from '@fanclub/contract/registration/routes';
import { sendItems } from '@fanclub/contract/review/routes';
import {
  buildRegistration,
  uniqueEmail,
  uploadImage,
} from '@fanclub/stories/tools/build-registration';
import { type CallOptions, call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { buildDraft } from '../build-draft.ts';
import { testDb } from '../firebase.ts';
import {
  buildRenewal,
  newSubject,
  rejected,
  smallImage,
  subjectPassword,
} from '../fuzz/subjects.ts';
import { startServer } from '../start-server.ts';
import { withPatience } from './patience.ts';
import { faultsCode } from './promo.ts';
import { killedDraft } from './what-was-lost.ts';

const preload = `--import=${new URL('die-at-call.ts', import.meta.url)}`;

interface Operation {
  name: string;
  route: RouteDefinition;
  prepare: () => Promise<CallOptions>;
  /** What a repeat after the death may answer. */
  repeatAnswers: readonly number[];
  /** Whether the clean-up alone finishes what a death left. */
  finishesItself: boolean;
}

const admin = () => signInAdmin();
const small = async (type: 'receipt' | 'passport') => uploadImage(type, await smallImage());

/** Asked for receipt and phone a second time: a third receipt takes the place of two. */
async function askedTwice() {
  const ask = () => ({ at: new Date(), items: ['receipt', 'phone'], note: null, mail_id: null });
  const requested = ask();
  const { id, token } = await newSubject({ requested });
  const answer = async (since: Date) => ({
    token,
    body: {
      since: since.toISOString(),
      phone: '+393337654321',
      receiptUrl: await small('receipt'),
    },
  });
  await callOrThrow(sendItems, await answer(requested.at));
  const again = ask();
  await testDb().doc(`members/${id}`).update({ requested: again });
  return answer(again.at);
}

/** Drawn in the browser with the form: the same again is the same renewal. */
async function renewal() {
  const { id, token, body } = await buildRenewal();
  return { id, token, body: { ...body, request_number: drawRequestNumber() } };
}

const operations: Operation[] = [
  {
    name: 'register',
    route: register,
    prepare: async () => ({
      body: await buildRegistration({
        password: subjectPassword,
        promo_code: faultsCode,
        receiptUrl: await small('receipt'),
        passportUrl: await small('passport'),
      }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'approve',
    route: approveUser,
    prepare: async () => ({
      token: (await admin()).token,
      params: { id: (await newSubject()).id },
      body: {},
    }),
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'renew',
    route: renew,
    prepare: async () => {
      const { token, body } = await renewal();
      return { token, body };
    },
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'approve-renewal',
    route: approveUser,
    prepare: async () => {
      const { id, ...request } = await renewal();
      await callOrThrow(renew, request);
      return { token: (await admin()).token, params: { id }, body: {} };
    },
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'submit-again',
    route: submitAgain,
    prepare: async () => ({
      token: (await newSubject(rejected)).token,
      body: { address_of_residency: 'Via Garibaldi 3, Torino' },
    }),
    // The repeat of one that was through already finds the application under review.
    repeatAnswers: [200, 409],
    finishesItself: true,
  },
  {
    name: 'request-items',
    route: requestItems,
    prepare: async () => ({
      token: (await admin()).token,
      params: { id: (await newSubject()).id },
      body: { items: ['receipt', 'phone'], note: 'Too dark' },
    }),
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'send-items',
    route: sendItems,
    prepare: askedTwice,
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'mail-draft',
    route: mailDraft,
    prepare: async () => ({
      body: {
        email: uniqueEmail('draft'),
        sealed: killedDraft,
        key: 'A'.repeat(43),
        uploads: [await small('receipt')],
      },
    }),
    repeatAnswers: [201],
    finishesItself: true,
  },
  {
    name: 'read-draft',
    route: readDraft,
    prepare: async () => ({ params: { draftId: await buildDraft() } }),
    repeatAnswers: [200],
    finishesItself: true,
  },
  {
    name: 'delete',
    route: deleteUser,
    prepare: async () => ({
      token: (await admin()).token,
      params: { id: (await newSubject()).id },
    }),
    repeatAnswers: [200, 404],
    finishesItself: false,
  },
];

export interface Deaths {
  operation: string;
  deaths: number;
  repeated: number;
  problems: string[];
}

/** Calls an operation in a process of its own that dies at the n-th boundary. */
async function dieAt(n: number, { route }: Operation, request: CallOptions) {
  const server = await startServer({ NODE_OPTIONS: preload });
  try {
    // The first call of a process loads what others have loaded.
    const headers = { ...request.headers, 'x-die-at': String(n) };
    const answer = await call(route, { ...request, headers, baseUrl: server.url }).catch(
      () => null,
    );
    const [, place = ''] = /died (.*)/.exec(server.output()) ?? [];
    return { answer, place };
  } finally {
    await server.kill();
  }
}

async function killAtEach(operation: Operation): Promise<Deaths> {
  const found: Deaths = { operation: operation.name, deaths: 0, repeated: 0, problems: [] };
  for (let n = 1; ; n++) {
    const request = await withPatience(operation.prepare, () => false);
    const { answer, place } = await dieAt(n, operation, request);
    // A death before this one holds its locks yet: the same again.
    if (answer?.status === 503) {
      n -= 1;
      continue;
    }
    if (answer) {
      if (answer.status !== operation.route.status) {
        found.problems.push(`undisturbed: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      return found;
    }
    found.deaths += 1;
    // Every other death is left to the clean-up, where that finishes the operation.
    if (operation.finishesItself && n % 2 === 0) continue;
    found.repeated += 1;
    const repeat = await withPatience(
      () => call(operation.route, request),
      ({ status }) => status === 503,
    );
    if (!operation.repeatAnswers.includes(repeat.status)) {
      const said = `${repeat.status} ${repeat.body.code ?? ''}`;
      found.problems.push(`the repeat after a death ${place} answered ${said}`);
    }
  }
}

/** The process killed at each boundary of every operation that is wanted. */
export async function killEverywhere(
  isWanted: (operation: string) => boolean,
  report: (deaths: Deaths) => void,
): Promise<void> {
  for (const operation of operations) {
    if (isWanted(operation.name)) report(await killAtEach(operation));
  }
}
