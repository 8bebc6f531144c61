import type { ReactNode } from 'react'
import { checksumAddress, countPacked, unpackAccounts } from '@slotdrop/drops'
import type { RecipientDecision } from '../../device/recipientDecisions.ts'
import { useFormats, useText } from '../../i18n/index.ts'
import { AddressText } from '../AddressText.tsx'
import { messages } from './messages.generated.ts'
import { UntrustedText } from '../UntrustedText.tsx'
import styles from './DecisionList.module.css'
import { useDecisionKind } from './useDecisionKind.ts'

const maxNamed = 50

const actionTexts = {
  excluded: 'decisionExcluded',
  kept: 'decisionKept',
  replaced: 'decisionReplaced',
} as const

/** Decisions about recipients, each with its note and accounts. */
export function DecisionList({
  decisions,
  areAccountsOpen = false,
  actionOf,
}: {
  readonly decisions: readonly RecipientDecision[]
  /** Closed accounts are not printed. */
  readonly areAccountsOpen?: boolean
  readonly actionOf?: (decision: RecipientDecision) => ReactNode
}) {
  const t = useText(messages)
  const formats = useFormats()
  const kindText = useDecisionKind()
  return (
    <ul className={styles.decisions}>
      {decisions.map((decision) => {
        const { accounts, action, note, decidedAt } = decision
        const count = countPacked(accounts)
        return (
          <li key={`${kindText(decision)}/${action}/${decidedAt}`}>
            <b>{kindText(decision)}</b>
            <p>{t('decisionAt', { what: t(actionTexts[action], { count }), at: formats.minute(decidedAt) })}</p>
            {note && <p>{t.rich('decisionNote', { note: () => <UntrustedText key="note" text={note} /> })}</p>}
            <Accounts decision={decision} isOpen={areAccountsOpen} />
            {actionOf?.(decision)}
          </li>
        )
      })}
    </ul>
  )
}

function Accounts({
  decision: { accounts, replacements },
  isOpen,
}: {
  readonly decision: RecipientDecision
  readonly isOpen: boolean
}) {
  const t = useText(messages)
  const count = countPacked(accounts)
  const replacing = replacements === undefined ? [] : unpackAccounts(replacements, 0, maxNamed)
  return (
    <details open={isOpen}>
      <summary>{t('decisionAddresses', { count })}</summary>
      <ul>
        {unpackAccounts(accounts, 0, maxNamed).map((account, place) => {
          const other = replacing[place]
          return (
            <li key={account}>
              <AddressText address={checksumAddress(account)} />
              {other && (
                <>
                  {' '}
                  {t('decisionReplacedBy')} <AddressText address={checksumAddress(other)} />
                </>
              )}
            </li>
          )
        })}
        {count > maxNamed && <li className="small">{t('decisionMore', { count: count - maxNamed })}</li>}
      </ul>
    </details>
  )
}
