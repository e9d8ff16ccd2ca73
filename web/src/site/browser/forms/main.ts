import { startForms } from './start-forms.ts';

startForms();
