import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { describeValue } from '../parts/describe-value.ts';
import type { TableView } from '../table-view.ts';

/** The standing answers, with a way to be asked again. */
export function StandingAnswers({ table: { seen, name, send } }: { readonly table: TableView }) {
  const speech = useLocale();
  const orders = Object.entries(seen.orders).flatMap(([who, answers]) =>
    Object.entries(answers).map(([label, answer]) => ({ who, label, answer })),
  );
  if (orders.length === 0) return null;
  return (
    <section className="stack">
      <h3>{speech.text('table-orders')}</h3>
      <ul className="seats">
        {orders.map(({ who, label, answer }) => {
          const what = `${name(who)} · ${name(label)}`;
          return (
            <li key={`${who} ${label}`}>
              <Icon name="hourglass" size={18} />
              <span className="who">
                <b>{what}</b>
                <span className="soft small">{describeValue(answer, name, speech)}</span>
              </span>
              <Button
                look="tight"
                aria-label={speech.text('table-ask-again-of', { what })}
                onClick={() => void send('order', { who, label, answer: null })}
              >
                {speech.text('table-ask-again')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
