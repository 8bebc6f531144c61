import { problemSentence, stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { ANYONE } from '@slotdrop/contracts'
import type { Registration } from '@slotdrop/delivery'
import { type Address, type Manifest, parseAddress } from '@slotdrop/drops'
import { zeroAddress } from 'viem'
import { AddressText } from '../../../components/AddressText.tsx'
import { ExplorerLink } from '../../../components/ExplorerLink.tsx'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import type { DropMode } from '../../../device/deviceStore.ts'
import { messages } from '../messages.generated.ts'
import type { AuthoriseProblem } from './authoriseMachine.ts'
import { useAuthorise } from './useAuthorise.ts'

type Who = 'me' | 'one' | 'anyone'

function operatorOf(who: Who, text: string): Address | undefined {
  if (who === 'me') return zeroAddress
  if (who === 'anyone') return ANYONE
  const read = parseAddress(text)
  return 'address' in read ? read.address : undefined
}

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
  const say = useSay()
  const { address } = useAccount()
  const { terms } = manifest
  const isCoin = terms.standard === 'NATIVE'
  const [claimsOpen, setClaimsOpen] = useState(mode !== 'push' && !isCoin)
  const [who, setWho] = useState<Who>('me')
  const [text, setText] = useState('')
  const operator = operatorOf(who, text)
  const registration: Registration | undefined =
    (claimsOpen || who !== 'me') && operator !== undefined ? { operator, claimsOpen } : undefined
  const { readiness, steps, activity, problem, abilities, isTogether, ...authorise } = useAuthorise(
    manifest,
    registration,
  )
  const problemText = (found: AuthoriseProblem) => {
    switch (found.kind) {
      case 'wrong-account':
        return t('wrongAccount', { account: found.account ?? t('noAccount'), sender: terms.sender })
      case 'wrong-network':
        return t('wrongNetwork', { network: `${found.network}`, expected: `${terms.chainId}` })
      case 'mined-nothing':
        return t('minedNothing')
      case 'error':
        return say(found.error)
      default:
        return found satisfies never
    }
  }
  if (!readiness || !steps)
    return (
      <p className="muted" role="status">
        {t('askingNetwork')}
      </p>
    )
  // A Safe sends too: slot by slot, with its owners' signatures.
  const isContractSender = readiness.problems.some(({ kind }) => kind === 'contract-account')
  const faults = readiness.problems.filter(
    ({ kind }) => !isContractSender || (kind !== 'contract-account' && kind !== 'no-fees'),
  )
  const isSender = address?.toLowerCase() === terms.sender.toLowerCase()
  const isBusy = activity.status !== 'idle'
  const isSigning = activity.status === 'signing'
  const isWaiting = who === 'one' && operator === undefined
  return (
    <section className="card authorise" aria-label={t('allowance')}>
      {faults.map((problem) => (
        <Note
          key={problem.kind}
          tone="fault"
          actions={<Button onClick={() => void authorise.check()}>{t('checkAgain')}</Button>}
        >
          {say(problemSentence(problem))}
        </Note>
      ))}
      {isContractSender && (
        <Note tone="note" title={t('contractSender')}>
          {t('contractSenderText')}
        </Note>
      )}
      {!isSender && (
        <Note tone="flight" title={t('connectSealer')}>
          {terms.sender}
        </Note>
      )}
      {problem && <Note tone="fault">{problemText(problem)}</Note>}
      {activity.status === 'waiting' && (
        <Note
          tone="flight"
          title={abilities.isContract ? t('waitSignatures') : t('waitNetwork')}
          actions={<Button onClick={authorise.forget}>{t('stopWaiting')}</Button>}
        >
          {t.rich(abilities.isContract ? 'waitSignaturesText' : 'waitNetworkText', {
            hash: () => <code className="hash">{activity.id}</code>,
          })}
        </Note>
      )}
      <details className="who-sends" open={mode !== 'push'}>
        <summary>{t('whoSummary')}</summary>
        {!isCoin && (
          <label className="choice">
            <input
              type="checkbox"
              checked={claimsOpen}
              disabled={isBusy}
              onChange={(event) => setClaimsOpen(event.target.checked)}
            />
            <span>
              {t('mayClaim')}
              <span className="small"> {t('mayClaimText')}</span>
            </span>
          </label>
        )}
        <div className="field">
          <label htmlFor="who-sends">{t('sentBy')}</label>
          <select id="who-sends" value={who} disabled={isBusy} onChange={(event) => setWho(event.target.value as Who)}>
            <option value="me">{t('byMe')}</option>
            <option value="one">{t('byOne')}</option>
            <option value="anyone">{t('byAnyone')}</option>
          </select>
          <span className="small">{t('sentByText')}</span>
        </div>
        {who === 'one' && (
          <div className="field">
            <label htmlFor="operator">{t('operatorAddress')}</label>
            <input
              id="operator"
              className="mono"
              spellCheck={false}
              autoComplete="off"
              placeholder="0x…"
              value={text}
              aria-invalid={text !== '' && operator === undefined}
              onChange={(event) => setText(event.target.value.trim())}
            />
            {text !== '' && operator === undefined && <span className="field-error">{t('notAnAddress')}</span>}
          </div>
        )}
      </details>
      <p className="small">
        {t('spender')} <AddressText address={terms.distributor} />{' '}
        <ExplorerLink chainId={terms.chainId} page="address" address={terms.distributor}>
          {t('seeInExplorer')}
        </ExplorerLink>
      </p>
      <ol className="authorise-steps">
        {steps.map((step, index) => (
          <li key={step.kind}>
            <h2>{say(stepTitle(step))}</h2>
            <p className="muted">{say(stepSentence(step))}</p>
            {index === 0 && !isTogether && (
              <Button
                variant="primary"
                disabled={!isSender || isBusy || isWaiting}
                onClick={() => void authorise.signStep(step)}
              >
                {isSigning ? t('confirmInWallet') : say(stepTitle(step))}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isTogether && steps.length > 0 && (
        <>
          <p className="small">{t('asOne')}</p>
          <div className="button-row">
            <Button
              variant="primary"
              disabled={!isSender || isBusy || isWaiting}
              onClick={() => void authorise.signAll(steps)}
            >
              {isSigning
                ? t('confirmInWallet')
                : steps.length === 1
                  ? steps[0] && say(stepTitle(steps[0]))
                  : t('signAll', { steps: steps.length })}
            </Button>
          </div>
        </>
      )}
      {steps.length === 0 && faults.length === 0 && !isWaiting && (
        <>
          <Note tone="settled" title={t('allowed')}>
            {isCoin ? t('allowedCoin') : t('allowedText')}
          </Note>
          <div className="button-row">
            <Button variant="primary" onClick={onReady}>
              <Check size={16} aria-hidden="true" /> {readyLabel}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
