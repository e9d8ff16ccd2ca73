import { CartLines } from './cart-lines.tsx';
import { useDraft, useWizard } from './wizard-context.ts';

/** The costs of what is chosen in the form. */
export function Cart({ inRial = false }: { inRial?: boolean }) {
  const { values } = useDraft();
  const { cost, people, rest, toPay } = useWizard().bill;
  const { total, rial } = toPay;
  return (
    <CartLines
      cost={cost}
      pack={values.pack_type}
      people={values.people}
      costs={people}
      rest={rest}
      total={total}
      rial={inRial ? rial : null}
    />
  );
}
