import { useState } from 'react'
import { useAccount } from 'wagmi'
import { isAddressEqual } from 'viem'
import type { RuntimeConfig } from '@slotdrop/config'
import type { ProvenRow, ShardIndex } from '@slotdrop/drops'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { useChainName } from '../../components/useChain.ts'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { TransactionLink } from '../../components/explorer/TransactionLink.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import type { ShownHistory } from '../../workers/dropProtocol.ts'
import { ProductWallet } from '../product-wallet/index.ts'
import styles from './ClaimRow.module.css'
import { type ClaimProblem, isBusy, settledBy } from './claimMachine.ts'
import { Confetti } from './Confetti.tsx'
import { messages } from './messages.generated.ts'
import { useClaim } from './useClaim.ts'
import { useConnectOnce } from './useConnectOnce.ts'
import { WatchAsset } from './WatchAsset.tsx'

/** What each problem without an error of its own is called. */
const problems = {
  'not-an-address': 'elsewhereWrong',
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
  readonly onChanged: () => void
}

function Elsewhere({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const t = useText(messages)
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
    </details>
  )
}

function Claim({ index, row, history, onChanged }: ClaimProps) {
  const t = useText(messages)
  const say = useSay()
  const { address, isConnected } = useAccount()
  const description = t('inHistory', { title: toPlainName(index.title), token: toPlainName(index.token.symbol) })
  const { state: own, claim } = useClaim(index, row, description, onChanged)
  const state = settledBy(own, history)
  const [elsewhere, setElsewhere] = useState('')
  const isOwn = address !== undefined && isAddressEqual(address, row.account)
  const { chainId } = index.terms
  const chainName = useChainName()
  useConnectOnce()

  const symbol = toPlainName(index.token.symbol)
  if (state.status === 'done')
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
  if (state.status === 'paid-before')
    return (
      <Note tone="settled" title={t('paidBefore')}>
        {t('paidBeforeText')}
      </Note>
    )
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
          {isOwn && <Elsewhere value={elsewhere} onChange={setElsewhere} />}
          <Button
            variant="primary"
            className={styles.take}
            disabled={isBusy(state)}
            onClick={() => void claim(isOwn ? elsewhere : '')}
          >
            {state.status === 'checking' || state.status === 'asking'
              ? t(state.status)
              : state.status === 'sent'
                ? t('waiting')
                : t('claimOn', { chain: chainName(chainId) })}
          </Button>
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

/** The wallet and the one transaction that brings a row in. Fetched when somebody presses "Claim". */
export function ClaimRow({ config, ...claim }: ClaimProps & { readonly config: RuntimeConfig }) {
  return (
    <ProductWallet config={config}>
      <Claim {...claim} />
    </ProductWallet>
  )
}
