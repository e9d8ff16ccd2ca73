import { problemsOfClub } from './check-club.ts';

// This runs as a program of its own, on upstream's club: where the facts of the checked club are wrong, no module can be
// loaded that reads them.
const problems = problemsOfClub(process.argv[2] ?? '');
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
