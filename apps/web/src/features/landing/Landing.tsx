import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { appName } from '@slotdrop/config'
import { ButtonLink } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { Brand } from '../../components/shell/Brand.tsx'
import { LanguageChoice } from '../../components/shell/LanguageChoice.tsx'
import { ThemeSwitch } from '../../components/shell/ThemeSwitch.tsx'
import { useText } from '../../i18n/index.ts'
import { CheckAddress } from './CheckAddress.tsx'
import { CostCalculator } from './cost/CostCalculator.tsx'
import type { ScheduleCosts } from './cost/estimateGas.ts'
import { Developers, type Examples } from './Developers.tsx'
import { Guarantees } from './Guarantees.tsx'
import type { Guarantee } from './guarantees.ts'
import styles from './Landing.module.css'
import { messages } from './messages.generated.ts'
import { SlotStage } from './SlotStage.tsx'
import { ThreeSteps } from './ThreeSteps.tsx'
import { type Network, useNetworks } from './useNetworks.ts'

/** The front page: static, without wallet code. */
export function Landing({
  costs,
  guarantees,
  examples,
}: {
  readonly costs: ScheduleCosts
  readonly guarantees: readonly Guarantee[]
  readonly examples: Examples
}) {
  const networks = useNetworks()
  return (
    <div className={styles.page}>
      <Top />
      <main>
        <Hero />
        <Figures />
        <ThreeSteps />
        <Guarantees guarantees={guarantees} />
        <CostCalculator costs={costs} networks={networks} />
        <Developers examples={examples} />
        <Networks networks={networks} />
        <End />
      </main>
      <Foot />
    </div>
  )
}

function Top() {
  const t = useText(messages)
  return (
    <header className={styles.top}>
      <Brand className={styles.brand} />
      <nav aria-label={t('onThisPage')}>
        <a href="#three-steps">{t('navHow')}</a>
        <a href="#cost">{t('navCost')}</a>
        <a href="#developers">{t('developersShort')}</a>
        <a href="#networks">{t('networks')}</a>
      </nav>
      <ButtonRow>
        <LanguageChoice />
        <ThemeSwitch />
        {/* The app's pages carry the wallet: they are fetched when somebody reaches for them, not before. */}
        <ButtonLink href="/drops" prefetch={false}>
          {t('openApp')}
        </ButtonLink>
      </ButtonRow>
    </header>
  )
}

function Hero() {
  const t = useText(messages)
  return (
    <div className={styles.hero}>
      <div className={styles.lead}>
        <h1>{t('title')}</h1>
        <p>{t('lead', { appName })}</p>
        <ButtonRow className={styles.doors}>
          <ButtonLink href="/drops/new" variant="primary" prefetch={false}>
            {t('send')} <ArrowRight size={16} aria-hidden="true" />
          </ButtonLink>
          <ButtonLink href="/drops" prefetch={false}>
            {t('continue')}
          </ButtonLink>
        </ButtonRow>
        <CheckAddress />
      </div>
      <SlotStage />
    </div>
  )
}

/** What it comes to, in four figures. */
function Figures() {
  const t = useText(messages)
  return (
    <dl className={styles.figures}>
      {(
        [
          [0, t('figureOnce')],
          [0, t('figureCustody')],
          [t('figureNoFee'), t('figureFee', { appName })],
          [250, t('figureRows')],
        ] as const
      ).map(([figure, text]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Networks({ networks }: { readonly networks: readonly Network[] | undefined }) {
  const t = useText(messages)
  return (
    <section id="networks" aria-labelledby="networks-title">
      <h2 id="networks-title">{t('networks')}</h2>
      <p className={styles.sub}>{t('networksText')}</p>
      <ul className={styles.networks}>
        {networks?.map(({ id, name, iconUrl }) => (
          <li key={id}>
            <img src={iconUrl} alt="" width={24} height={24} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

function End() {
  const t = useText(messages)
  return (
    <section className={styles.end} aria-labelledby="list-ready">
      <div>
        <h2 id="list-ready">{t('endTitle')}</h2>
        <p>{t('endText')}</p>
      </div>
      <ButtonRow>
        <ButtonLink href="/drops/new" prefetch={false}>
          {t('send')}
        </ButtonLink>
        <ButtonLink className={styles.second} href="/drops" prefetch={false}>
          {t('continue')}
        </ButtonLink>
      </ButtonRow>
    </section>
  )
}

const footLinks = [
  [
    'footProduct',
    [
      ['send', '/drops/new'],
      ['continue', '/drops'],
      ['footCheck', '/me'],
      ['navCost', '/#cost'],
    ],
  ],
  [
    'footProof',
    [
      ['proofCustody', '/docs#contract'],
      ['proofOnce', '/docs#check'],
      ['proofOpen', '/docs#seal'],
    ],
  ],
  [
    'developersShort',
    [
      ['docs', '/docs'],
      ['commandTitle', '/#command'],
      ['footReview', '/review'],
    ],
  ],
] as const

function Foot() {
  const t = useText(messages)
  return (
    <footer className={styles.foot}>
      <div>
        <Brand className={styles.brand} />
        <p>{t('footText')}</p>
      </div>
      {footLinks.map(([title, links]) => (
        <nav key={title} aria-label={t(title)}>
          <h2>{t(title)}</h2>
          <ul>
            {links.map(([label, href]) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </footer>
  )
}
