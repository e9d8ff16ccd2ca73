import { Problem } from '../problem.ts';
import { say } from '../terminal.ts';

/** An experiment resolves with false if it ran to its end but a check failed. */
type Command = (args: readonly string[]) => Promise<boolean> | Promise<void>;

interface Experiment {
  /** Description in one line, for the list of experiments. */
  does: string;
  /** Duration in minutes on two cores, as measured last; some were measured while other work ran. */
  minutes?: number;
  load: () => Promise<Command>;
}

/** Long checks and measurements, which neither `npm run check` nor `npm test` runs. */
const experiments: Record<string, Experiment> = {
  bench: {
    does: 'the API against its bounds (docs/performance.md)',
    minutes: 2,
    load: async () => (await import('./bench.ts')).bench,
  },
  'bench-web': {
    does: 'Lighthouse on a phone: -- bench-web [--rounds 5] [path …]',
    minutes: 3,
    load: async () => (await import('./bench.ts')).benchWeb,
  },
  'bench-spike': {
    does: 'an opening night: promo codes, and more and more registrations (docs/scale.md)',
    minutes: 5,
    load: async () => (await import('./bench.ts')).benchSpike,
  },
  cost: {
    does: 'what 1,000 registrations cost, from counted reads, writes and bytes (docs/scale.md)',
    minutes: 2,
    load: async () => (await import('./bench.ts')).cost,
  },
  fuzz: {
    does: "generated requests to every route, judged by the API's description; needs Python 3.10",
    minutes: 36,
    load: async () => (await import('./experiments.ts')).fuzz,
  },
  faults: {
    does: 'the server killed at each outside call; Firestore, Auth and Storage down or slow',
    minutes: 25,
    load: async () => (await import('./experiments.ts')).faults,
  },
  views: {
    does: 'screens in a further language, width or size of letters; pictures of the stories',
    minutes: 12,
    load: async () => (await import('./test.ts')).testViews,
  },
  clubs: {
    does: "another club's API and a journey on a suite of its own; a club's merge of today's main",
    minutes: 3,
    load: async () => (await import('./clubs.ts')).testClubs,
  },
  judges: {
    does: "Redocly and Spectral on the API's description",
    minutes: 1,
    load: async () => (await import('./experiments.ts')).judges,
  },
  mutants: {
    does: 'Stryker: faults that no unit test notices, -- mutants <panel|server> [part …]',
    minutes: 40,
    load: async () => (await import('../test-run/run-mutants.ts')).mutants,
  },
  screenshots: {
    does: 'pictures of every screen: -- screenshots <folder> [language …] [360] [1280] [dark]',
    minutes: 10,
    load: async () => (await import('./experiments.ts')).screenshots,
  },
  'rehearse-deploy': {
    does: 'deployments with the real firebase-tools against a stand-in for Google',
    minutes: 3,
    load: async () => (await import('../rehearsal/rehearse-deployment.ts')).rehearseDeployment,
  },
  'plain-emulators': {
    does: '`firebase emulators:start` after `npm run build`, without our launcher',
    minutes: 2,
    load: async () => (await import('../test-run/plain-emulators.ts')).tryPlainEmulators,
  },
  'read-file': {
    does: 'what the panel reads of a file, as JSON: -- read-file <file> [--encoding x] [--sheet x]',
    load: async () => (await import('./read-file.ts')).readFile,
  },
  'read-statements': {
    does: 'random statements of random banks: -- read-statements [--draws 5000] [--seed n]',
    minutes: 1,
    load: async () => (await import('./read-statements.ts')).readStatements,
  },
  'rehearse-restore': {
    does: 'a suite is filled, exported, lost, brought back and compared',
    minutes: 2,
    load: async () => (await import('../rehearsal/rehearse-restore.ts')).rehearseRestore,
  },
};

export const experimentNames: readonly string[] = Object.keys(experiments);

function listed([name, { does, minutes }]: [string, Experiment]): string {
  const time = minutes === undefined ? '' : `${minutes} min`;
  return `  ${name.padEnd(17)} ${time.padStart(6)}  ${does}`;
}

/** `npm run lab [-- name …]` runs an experiment or, without a name, lists all of them. */
export async function lab([name, ...args]: readonly string[]): Promise<boolean> {
  const list = Object.entries(experiments).map(listed).join('\n');
  if (name === undefined) {
    say(`npm run lab -- <name>\n\n${list}`);
    return true;
  }
  const experiment = experiments[name];
  if (!experiment) throw new Problem(`There is no experiment "${name}". There are:\n\n${list}`);
  const command = await experiment.load();
  return (await command(args)) !== false;
}
