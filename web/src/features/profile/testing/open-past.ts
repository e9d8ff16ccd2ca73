import { fireEvent, screen } from '@testing-library/react';

/** Unfolds the application, documents and payments of an approved member. */
export async function openPast(): Promise<void> {
  await screen.findByRole('main');
  const details = document.querySelector('details');
  if (!details) throw new Error('nothing is folded');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}
