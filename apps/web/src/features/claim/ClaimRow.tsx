import { useState } from 'react'
import { useAccount, useBytecode } from 'wagmi'
import { isAddressEqual } from 'viem'
import type { RuntimeConfig } from '@slotdrop/config'
import type { Address, ProvenRow, ShardIndex } from '@slotdrop/drops'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { useChainName } from '../../components/useChain.ts'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { TransactionLink } from '../../components/explorer/TransactionLink.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useFormats, useSay, useText } from '../../i18n/index.ts'
import type { ShownHistory } from '../../workers/dropProtocol.ts'
import { ForeignAccountNote, type ForeignAccountState, useForeignAccount } from '../foreign-account/index.ts'
import type { RequestView } from '../row-requests/index.ts'
import { ProductWallet } from '../product-wallet/index.ts'
import styles from './ClaimRow.module.css'
import { type BusyStatus, type ClaimProblem, type ClaimState, isBusy, settledBy } from './claimMachine.ts'
import { Confetti } from './Confetti.tsx'
import { messages } from './messages.generated.ts'
import { parseDestination } from './parseDestination.ts'
import { useClaim } from './useClaim.ts'
import { useConnectOnce } from './useConnectOnce.ts'
import { WatchAsset } from './WatchAsset.tsx'

/** What each problem without an error of its own is called. */
const problems = {
  'not-an-address': 'elsewhereWrong',
  'own-address': 'elsewhereOwn',
  'bad-destination': 'elsewhereBad',
  'signature-expired': 'signatureExpired',
  'signature-bad': 'signatureBad',
  'signature-refused': 'signatureRefused',
  'signature-unchecked': 'signatureUnchecked',
  'signature-too-late': 'signatureTooLate',
  'signature-not-newest': 'signatureNotNewest',
  'signature-given-up': 'signatureGivenUp',
  'not-offered': 'signatureNotOffered',
  'not-claimable': 'notClaimable',
  'did-nothing': 'didNothing',
} as const

/** Text for each way in which nothing came in. */
const failures = { failed: 'notClaimed', unseen: 'notSeen', lost: 'notClaimedYet' } as const

type ClaimProps = {
  readonly index: ShardIndex
  readonly row: ProvenRow
  /** What the chain tells of the row, once it is known. */
  readonly history: ShownHistory | undefined
  /** How far it is that the sender service pays the row. */
  readonly request: RequestView['kind']
  /** End of the signature for the row that the service refused, in milliseconds since 1970. */
  readonly refusedUntil: number | undefined
  readonly onChanged: () => void
  /** The service was given a signature. */
  readonly onSigned: () => void
}

/** States of a request in which the service takes a signature: after a refusal another one may mend what stood in the way. */
const signable: ReadonlySet<RequestView['kind']> = new Set(['offered', 'queued', 'refused'])

/** Labels of the button that claims, while it is busy. */
const busyTexts = {
  checking: 'checking',
  asking: 'asking',
  signing: 'signing',
  submitting: 'submitting',
  sent: 'waiting',
} as const satisfies Record<BusyStatus, string>

function Elsewhere({
  index: { terms },
  account,
  value,
  foreign,
  onChange,
}: {
  readonly index: ShardIndex
  readonly account: Address
  readonly value: string
  readonly foreign: ForeignAccountState
  readonly onChange: (text: string) => void
}) {
  const t = useText(messages)
  const destination = parseDestination(value, { terms, account })
  const to = 'to' in destination ? destination.to : undefined
  const { data: code } = useBytecode({ address: to, chainId: terms.chainId, query: { enabled: to !== undefined } })
  return (
    <details className={styles.elsewhere}>
      <summary>{t('elsewhere')}</summary>
      <label>
        <span className="small muted">{t('elsewhereText')}</span>
        <input
          value={value}
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {code && (
        <p className="small" role="status">
          {t('elsewhereContract')}
        </p>
      )}
      <ForeignAccountNote state={foreign} chainId={terms.chainId} />
    </details>
  )
}

type OverState = Extract<ClaimState, { status: 'done' | 'requested' | 'paid-before' }>

/** What became of a claim that is over, or that the sender service submits. */
function Outcome({ index, state }: { readonly index: ShardIndex; readonly state: OverState }) {
  const t = useText(messages)
  const formats = useFormats()
  const { chainId } = index.terms
  switch (state.status) {
    case 'done':
      return (
        <>
          <Confetti />
          <Note tone="settled" title={t('claimed')}>
            {t.rich('wentTo', {
              address: () => <AddressText key="address" address={state.to} />,
              transaction: () => <TransactionLink key="transaction" chainId={chainId} hash={state.hash} />,
            })}
          </Note>
          <WatchAsset index={index} />
        </>
      )
    case 'paid-before':
      return (
        <Note tone="settled" title={t('paidBefore')}>
          {t('paidBeforeText')}
        </Note>
      )
    case 'requested':
      return (
        <Note tone="flight" title={t('requested')}>
          {t.rich('requestedText', {
            until: formats.minute(Number(state.until) * 1000),
            address: () => <AddressText key="address" address={state.to} />,
          })}
        </Note>
      )
  }
}

/** The ways to claim: by a signature that the sender service submits, where it does and another address is given, or by a transaction. */
function Ways({
  chainId,
  state,
  isChecking,
  isSignable,
  onClaim,
}: {
  readonly chainId: number
  readonly state: ClaimState
  /** Whether the other address is being looked up. */
  readonly isChecking: boolean
  readonly isSignable: boolean
  readonly onClaim: (isSigned: boolean) => void
}) {
  const t = useText(messages)
  const busy = isBusy(state) ? busyTexts[state.status] : undefined
  const isDisabled = isBusy(state) || isChecking
  const chain = useChainName()(chainId)
  if (!isSignable)
    return (
      <Button variant="primary" className={styles.take} disabled={isDisabled} onClick={() => onClaim(false)}>
        {busy ? t(busy) : t('claimOn', { chain })}
      </Button>
    )
  return (
    <>
      <Button variant="primary" className={styles.take} disabled={isDisabled} onClick={() => onClaim(true)}>
        {busy ? t(busy) : t('sign')}
      </Button>
      <p className="small muted">{t('signText')}</p>
      <Button disabled={isDisabled} onClick={() => onClaim(false)}>
        {t('claimOnYourself', { chain })}
      </Button>
    </>
  )
}

function Claim({
  config,
  index,
  row,
  history,
  request,
  refusedUntil,
  onChanged,
  onSigned,
}: ClaimProps & { readonly config: RuntimeConfig }) {
  const t = useText(messages)
  const say = useSay()
  const { address, isConnected } = useAccount()
  const description = t('inHistory', { title: toPlainName(index.title), token: toPlainName(index.token.symbol) })
  const { state: own, claim } = useClaim(index, row, { description, onChanged, onSigned })
  const state = settledBy(own, history, refusedUntil)
  const [elsewhere, setElsewhere] = useState('')
  const isOwn = address !== undefined && isAddressEqual(address, row.account)
  const { chainId } = index.terms
  const destination = parseDestination(elsewhere, { terms: index.terms, account: row.account })
  const foreign = useForeignAccount(config, chainId, isOwn && 'to' in destination ? destination.to : undefined)
  useConnectOnce()
  const symbol = toPlainName(index.token.symbol)
  if (state.status === 'done' || state.status === 'requested' || state.status === 'paid-before')
    return <Outcome index={index} state={state} />
  const problemText = (problem: ClaimProblem) =>
    problem.kind === 'error' ? say(problem.error) : t(problems[problem.kind])
  return (
    <div className={styles.flow}>
      <ConnectButton />
      {isConnected && (
        <>
          {!isOwn && (
            <p className="small">
              {t.rich('paysForOther', {
                token: symbol,
                address: () => <AddressText key="address" address={row.account} />,
              })}
            </p>
          )}
          {isOwn && (
            <Elsewhere {...{ index, foreign }} account={row.account} value={elsewhere} onChange={setElsewhere} />
          )}
          <Ways
            chainId={chainId}
            state={state}
            isChecking={foreign.kind === 'asking'}
            isSignable={isOwn && elsewhere.trim() !== '' && signable.has(request)}
            onClaim={(isSigned) => void claim(isOwn ? elsewhere : '', isSigned)}
          />
        </>
      )}
      {state.status === 'sent' && (
        <p className="small muted" role="status">
          {t(state.isInDoubt ? 'sentInDoubt' : 'sent')} <TransactionLink chainId={chainId} hash={state.hash} />
        </p>
      )}
      {(state.status === 'failed' || state.status === 'unseen' || state.status === 'lost') && (
        <Note tone={state.status === 'failed' ? 'fault' : 'flight'} title={t(failures[state.status])}>
          {problemText(state.problem)}
        </Note>
      )}
    </div>
  )
}

/** The wallet, and the transaction or signature that claims a row. It is loaded when the recipient presses "Claim". */
export function ClaimRow({ config, ...claim }: ClaimProps & { readonly config: RuntimeConfig }) {
  return (
    <ProductWallet config={config}>
      <Claim config={config} {...claim} />
    </ProductWallet>
  )
}
