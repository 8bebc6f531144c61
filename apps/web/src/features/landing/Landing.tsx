import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { appName } from '@slotdrop/config'
import { Brand } from '../../components/shell/Brand.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { SlotCell } from '../../components/slots/SlotCell.tsx'
import { ThemeSwitch } from '../../components/shell/ThemeSwitch.tsx'
import { useText } from '../../i18n/index.ts'
import { CheckAddress } from './CheckAddress.tsx'
import { CostCalculator } from './CostCalculator.tsx'
import type { RowCost } from './estimateGas.ts'
import styles from './Landing.module.css'
import { messages } from './messages.generated.ts'
import { useNetworks } from './useNetworks.ts'

function looks(index: number) {
  return index < 84 ? 'final' : index < 88 ? 'mined' : index === 57 ? 'partial' : index < 92 ? 'flight' : 'planned'
}

const facts = [
  ['onceTitle', 'onceText', 'proofOnce', '/docs#check'],
  ['openTitle', 'openText', 'proofOpen', '/docs#seal'],
  ['custodyTitle', 'custodyText', 'proofCustody', '/docs#contract'],
] as const

/** The front page: static, without wallet code. */
export function Landing({ costs }: { readonly costs: readonly RowCost[] }) {
  const t = useText(messages)
  const networks = useNetworks()
  return (
    <div className={styles.page}>
      <header>
        <Brand className={styles.brand} />
        <ThemeSwitch />
      </header>
      <main>
        <div className={styles.lead}>
          <h1>{t('title')}</h1>
          <p className="muted">{t('lead', { appName, rows: 250 })}</p>
          <ButtonRow>
            {/* The app's pages carry the wallet: they are fetched when somebody reaches for them, not before. */}
            <ButtonLink href="/drops/new" variant="primary" prefetch={false}>
              {t('send')} <ArrowRight size={16} aria-hidden="true" />
            </ButtonLink>
            <ButtonLink href="/drops" prefetch={false}>
              {t('continue')}
            </ButtonLink>
          </ButtonRow>
          <CheckAddress />
        </div>
        <figure>
          <div className={styles.sheet} aria-hidden="true">
            {Array.from({ length: 8 }, (_, row) => (
              <div key={row} className={styles.sheetRow}>
                {Array.from({ length: 16 }, (__, column) => (
                  <SlotCell key={column} className={styles.slot} look={looks(row * 16 + column)}>
                    {row * 16 + column + 1}
                  </SlotCell>
                ))}
              </div>
            ))}
          </div>
          <figcaption className="small">{t('sheetCaption', { recipients: 32_000, slots: 128 })}</figcaption>
        </figure>
        <ul className={styles.facts}>
          {facts.map(([title, text, proof, href]) => (
            <li key={title}>
              <h2>{t(title)}</h2>
              <p className="muted">{t(text)}</p>
              <p>
                <Link href={href} prefetch={false}>
                  {t(proof)}
                </Link>
              </p>
            </li>
          ))}
        </ul>
        <CostCalculator costs={costs} networks={networks} />
        <section className={styles.networks}>
          <h2>{t('networks')}</h2>
          <ul>
            {networks?.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
        <p className={styles.more}>
          <Link href="/docs" prefetch={false}>
            {t('docs')}
          </Link>
        </p>
      </main>
    </div>
  )
}
