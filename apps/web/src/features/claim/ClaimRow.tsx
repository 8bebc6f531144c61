import { useCallback, useEffect, useRef, useState } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { getConnectorClient, getPublicClient, switchChain } from 'wagmi/actions'
import { getChain } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import {
  CallMissingError,
  type ChainClient,
  claimRequest,
  fetchClaims,
  type RowHistory,
  toDeliveryError,
  waitForReceipt,
} from '@slotdrop/delivery'
import { type Address, parseAddress, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { ConnectButton, useWalletDialogs, WalletProvider } from '@slotdrop/wallet-ui'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { TransactionLink } from '../../components/TransactionLink.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { say, useText } from '../../i18n/index.ts'
import { pollMillisecondsOf } from '../../chain/pollMillisecondsOf.ts'
import { useIsLeft } from '../../components/useIsLeft.ts'
import { useSenderWallet } from '../../chain/useSenderWallet.ts'
import styles from './ClaimRow.module.css'
import { Confetti } from './Confetti.tsx'
import { messages } from './messages.generated.ts'

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' | 'asking' }
  | { readonly kind: 'sent'; readonly hash: `0x${string}`; readonly isInDoubt: boolean }
  | { readonly kind: 'done'; readonly hash: `0x${string}`; readonly to: Address }
  | { readonly kind: 'paid-before' }
  | { readonly kind: 'failed' | 'unseen' | 'lost'; readonly message: string }

/** How it is told that nothing came in. */
const failures = { failed: 'notClaimed', unseen: 'notSeen', lost: 'notClaimedYet' } as const

type ClaimProps = {
  readonly index: ShardIndex
  readonly row: ProvenRow
  /** What the chain tells of the row, once it is known. */
  readonly history: RowHistory | undefined
  readonly onChanged: () => void
}

/**
 * The row's ledger ends the waiting too: a claim that was sped up before any node knew it is mined under a hash that nobody told the
 * page, and a private relay may never show it before it is mined.
 */
function settledBy(phase: Phase, history: RowHistory | undefined): Phase {
  if (phase.kind !== 'sent' && phase.kind !== 'unseen' && phase.kind !== 'lost') return phase
  if (history?.kind === 'claimed') return { kind: 'done', hash: history.transaction, to: history.to }
  return history?.kind === 'pushed' ? { kind: 'paid-before' } : phase
}

/** Offers the token to the wallet's list, where it knows how to. */
function WatchAsset({ index }: { readonly index: ShardIndex }) {
  const t = useText(messages)
  const wagmi = useConfig()
  const [said, setSaid] = useState<'watched' | 'notWatched'>()
  if (index.terms.standard !== 'ERC20') return null
  const watch = async () => {
    try {
      const client = await getConnectorClient(wagmi)
      const { token, terms } = index
      await client.request({
        method: 'wallet_watchAsset',
        params: {
          type: 'ERC20',
          options: { address: terms.token, symbol: toPlainName(token.symbol).slice(0, 11), decimals: token.decimals },
        },
      })
      setSaid('watched')
    } catch {
      setSaid('notWatched')
    }
  }
  return (
    <>
      <Button onClick={() => void watch()}>{t('watch', { token: toPlainName(index.token.symbol) })}</Button>
      {said && (
        <p className="small muted" role="status">
          {t(said)}
        </p>
      )}
    </>
  )
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
  const wagmi = useConfig()
  const wallet = useSenderWallet()
  const { address, isConnected } = useAccount()
  const { openConnectDialog } = useWalletDialogs()
  const isLeft = useIsLeft()
  const [own, setPhase] = useState<Phase>({ kind: 'idle' })
  const phase = settledBy(own, history)
  const [elsewhere, setElsewhere] = useState('')
  const isOwn = address?.toLowerCase() === row.account.toLowerCase()
  const { chainId } = index.terms

  // Whoever pressed "Claim" without a wallet wants to choose one.
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current || isConnected || !openConnectDialog) return
    hasAsked.current = true
    openConnectDialog()
  }, [isConnected, openConnectDialog])

  const run = useCallback(async () => {
    const target = elsewhere.trim() === '' || !isOwn ? undefined : parseAddress(elsewhere)
    if (target && 'fault' in target) {
      setPhase({
        kind: 'failed',
        message: t('elsewhereWrong'),
      })
      return
    }
    let isSent = false
    try {
      setPhase({ kind: 'checking' })
      if ((await wallet.chainId()) !== chainId) await switchChain(wagmi, { chainId })
      const client = getPublicClient(wagmi, { chainId }) as ChainClient
      const { statuses } = await fetchClaims({ client, drop: index, rows: [row], caller: address, to: target?.address })
      const [standing] = statuses
      if (standing?.kind === 'paid') {
        setPhase({ kind: 'paid-before' })
        onChanged()
        return
      }
      if (standing?.kind !== 'claimable') {
        setPhase({ kind: 'failed', message: t('notClaimable') })
        onChanged()
        return
      }
      setPhase({ kind: 'asking' })
      const hash = await wallet.sendTransaction({
        ...claimRequest(index, row, target?.address),
        ...(standing.gas ? { gas: (standing.gas * 12n) / 10n } : {}),
        chainId,
        ...(address ? { from: address } : {}),
      })
      setPhase({ kind: 'sent', hash, isInDoubt: false })
      isSent = true
      const receipt = await waitForReceipt({
        client,
        hash,
        pollMilliseconds: pollMillisecondsOf(chainId),
        onDoubt: (isInDoubt) => setPhase({ kind: 'sent', hash, isInDoubt }),
        isAbandoned: isLeft,
      })
      if (!receipt) return
      if (receipt.status === 'success')
        setPhase({ kind: 'done', hash: receipt.transactionHash, to: target?.address ?? row.account })
      else {
        const after = await fetchClaims({ client, drop: index, rows: [row], caller: address })
        setPhase(
          after.statuses[0]?.kind === 'paid'
            ? { kind: 'paid-before' }
            : {
                kind: 'failed',
                message: t('didNothing'),
              },
        )
      }
      onChanged()
    } catch (error) {
      const failure = toDeliveryError(error)
      const kind = failure instanceof CallMissingError ? (failure.wasSeen ? 'lost' : 'unseen') : 'failed'
      setPhase({ kind, message: say(failure) })
      if (isSent) onChanged()
    }
  }, [address, chainId, elsewhere, index, isLeft, isOwn, onChanged, row, t, wagmi, wallet])

  const symbol = toPlainName(index.token.symbol)
  if (phase.kind === 'done')
    return (
      <>
        <Confetti />
        <Note tone="settled" title={t('claimed')}>
          {t.rich('wentTo', {
            address: () => <AddressText key="address" address={phase.to} />,
            transaction: () => <TransactionLink key="transaction" chainId={chainId} hash={phase.hash} />,
          })}
        </Note>
        <WatchAsset index={index} />
      </>
    )
  if (phase.kind === 'paid-before')
    return (
      <Note tone="settled" title={t('paidBefore')}>
        {t('paidBeforeText')}
      </Note>
    )
  const isBusy = phase.kind === 'checking' || phase.kind === 'asking' || phase.kind === 'sent'
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
          <Button variant="primary" disabled={isBusy} onClick={() => void run()}>
            {phase.kind === 'checking' || phase.kind === 'asking'
              ? t(phase.kind)
              : phase.kind === 'sent'
                ? t('waiting')
                : t('claimOn', { chain: getChain(chainId)?.name ?? t('chain', { id: `${chainId}` }) })}
          </Button>
        </>
      )}
      {phase.kind === 'sent' && (
        <p className="small muted" role="status">
          {t(phase.isInDoubt ? 'sentInDoubt' : 'sent')} <TransactionLink chainId={chainId} hash={phase.hash} />
        </p>
      )}
      {(phase.kind === 'failed' || phase.kind === 'unseen' || phase.kind === 'lost') && (
        <Note tone={phase.kind === 'failed' ? 'fault' : 'flight'} title={t(failures[phase.kind])}>
          {phase.message}
        </Note>
      )}
    </div>
  )
}

/** The wallet and the one transaction that brings a row in. Fetched when somebody presses "Claim". */
export function ClaimRow({ config, ...claim }: ClaimProps & { readonly config: RuntimeConfig }) {
  return (
    <WalletProvider config={config}>
      <Claim {...claim} />
    </WalletProvider>
  )
}
