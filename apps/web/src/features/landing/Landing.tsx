import { ArrowRight } from 'lucide-react'
import { appName } from '@slotdrop/config'
import { Brand } from '../../components/Brand.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { ThemeSwitch } from '../../components/ThemeSwitch.tsx'

const looks = (index: number) =>
  index < 84 ? 'final' : index < 88 ? 'mined' : index === 57 ? 'partial' : index < 92 ? 'flight' : 'planned'

const facts = [
  {
    title: 'Nobody is paid twice',
    text: 'A slot is one word in the contract’s storage, a bit a row. A row whose bit is set is skipped, whoever sends, however often.',
  },
  {
    title: 'Nobody is left out in silence',
    text: 'Every line of your file is ready, to check, wrong or set aside, and the sum is shown. A refused row stays open and is retried alone.',
  },
  {
    title: 'We hold nothing',
    text: 'The contract has no owner and no custody. You approve the exact amount; what is not delivered never leaves your account.',
  },
]

/** The front page: static, without wallet code. */
export function Landing() {
  return (
    <div className="landing">
      <header>
        <Brand />
        <ThemeSwitch />
      </header>
      <main>
        <div className="landing-lead">
          <h1>Send tokens to a list. Each row is paid once, and the chain can prove it.</h1>
          <p className="muted">
            Bring ten recipients or a hundred thousand. {appName} checks every line, seals the list and sends it in
            slots of 250 rows. Close the tab whenever you like: the chain remembers.
          </p>
          <div className="button-row">
            {/* The app's pages carry the wallet: they are fetched when somebody reaches for them, not before. */}
            <ButtonLink href="/drops/new" variant="primary" prefetch={false}>
              Send tokens <ArrowRight size={16} aria-hidden="true" />
            </ButtonLink>
            <ButtonLink href="/drops" prefetch={false}>
              Continue a drop
            </ButtonLink>
            <ButtonLink href="/me" variant="ghost" prefetch={false}>
              What did I receive?
            </ButtonLink>
          </div>
        </div>
        <figure className="landing-sheet">
          <div className="slot-sheet" aria-hidden="true">
            {Array.from({ length: 8 }, (_, row) => (
              <div key={row} className="slot-sheet-row">
                {Array.from({ length: 16 }, (__, column) => (
                  <span key={column} className="slot" data-stage={looks(row * 16 + column)}>
                    {row * 16 + column + 1}
                  </span>
                ))}
              </div>
            ))}
          </div>
          <figcaption className="small">
            An example: 32,000 recipients in 128 slots. Green is paid for good, copper is on its way, hollow is planned.
          </figcaption>
        </figure>
        <ul className="landing-facts">
          {facts.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
