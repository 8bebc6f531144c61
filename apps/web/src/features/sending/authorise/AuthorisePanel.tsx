import { Check } from 'lucide-react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import type { Manifest } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { ExplorerLink } from '../../../components/ExplorerLink.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { Note } from '../../../components/Note.tsx'
import type { DropMode } from '../../../device/deviceStore.ts'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { AuthoriseNotes } from './AuthoriseNotes.tsx'
import styles from './AuthorisePanel.module.css'
import { AuthoriseSteps } from './AuthoriseSteps.tsx'
import { useAuthorise } from './useAuthorise.ts'
import { useRegistration } from './useRegistration.ts'
import { WhoSends } from './WhoSends.tsx'

/** The transactions that allow the distributor to send, each with what it does; nothing where nothing is left. */
export function AuthorisePanel({
  manifest,
  mode,
  onReady,
  readyLabel,
}: {
  readonly manifest: Manifest
  readonly mode: DropMode
  readonly onReady: () => void
  readonly readyLabel: string
}) {
  const t = useText(messages)
  const { address } = useAccount()
  const { terms } = manifest
  const isCoin = terms.standard === 'NATIVE'
  const choice = useRegistration(mode !== 'push' && !isCoin)
  const authorisation = useAuthorise(manifest, choice.registration)
  const { readiness, steps } = authorisation
  if (!readiness || !steps)
    return (
      <p className="muted" role="status">
        {t('askingNetwork')}
      </p>
    )
  // A Safe sends too: slot by slot, with its owners' signatures.
  const isContractSender = readiness.problems.some(({ kind }) => kind === 'contract-account')
  const problems = readiness.problems.filter(
    ({ kind }) => !isContractSender || (kind !== 'contract-account' && kind !== 'no-fees'),
  )
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const isBusy = authorisation.activity.status !== 'idle'
  return (
    <Card as="section" className={styles.panel} aria-label={t('allowance')}>
      <AuthoriseNotes
        problems={problems}
        isContractSender={isContractSender}
        otherSender={isSender ? undefined : terms.sender}
        terms={terms}
        authorisation={authorisation}
      />
      <WhoSends choice={choice} isOpen={mode !== 'push'} canClaim={!isCoin} isBusy={isBusy} />
      <p className="small">
        {t('spender')} <AddressText address={terms.distributor} />{' '}
        <ExplorerLink chainId={terms.chainId} page="address" address={terms.distributor}>
          {t('seeInExplorer')}
        </ExplorerLink>
      </p>
      <AuthoriseSteps
        steps={steps}
        isDisabled={!isSender || isBusy || choice.isIncomplete}
        authorisation={authorisation}
      />
      {authorisation.isAllowed(problems) && !choice.isIncomplete && (
        <>
          <Note tone="settled" title={t('allowed')}>
            {isCoin ? t('allowedCoin') : t('allowedText')}
          </Note>
          <ButtonRow>
            <Button variant="primary" onClick={onReady}>
              <Check size={16} aria-hidden="true" /> {readyLabel}
            </Button>
          </ButtonRow>
        </>
      )}
    </Card>
  )
}
