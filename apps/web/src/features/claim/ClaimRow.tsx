import { useCallback, useEffect, useRef, useState } from 'react'
import { useAccount, useConfig } from 'wagmi'
import { getConnectorClient, getPublicClient, switchChain } from 'wagmi/actions'
import { getChain } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import { type ChainClient, claimRequest, readClaims, toDeliveryError } from '@slotdrop/delivery'
import { type Address, parseAddress, type ProvenRow, type ShardIndex } from '@slotdrop/drops'
import { ConnectButton, useWalletDialogs, WalletProvider } from '@slotdrop/wallet-ui'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { TransactionLink } from '../../components/TransactionLink.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useSenderWallet } from '../../lib/useSenderWallet.ts'
import { Confetti } from './Confetti.tsx'

type Phase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' | 'asking' }
  | { readonly kind: 'sent'; readonly hash: `0x${string}` }
  | { readonly kind: 'done'; readonly hash: `0x${string}`; readonly to: Address }
  | { readonly kind: 'paid-before' }
  | { readonly kind: 'failed'; readonly message: string }

interface ClaimProps {
  readonly index: ShardIndex
  readonly row: ProvenRow
  readonly onChanged: () => void
}

/** Offers the token to the wallet's list, where it knows how to. */
function WatchAsset({ index }: { readonly index: ShardIndex }) {
  const wagmi = useConfig()
  const [said, setSaid] = useState<string>()
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
      setSaid('Your wallet shows it now.')
    } catch {
      setSaid('Your wallet did not take it. You can add the token there by its address.')
    }
  }
  return (
    <>
      <Button onClick={() => void watch()}>Show {toPlainName(index.token.symbol)} in my wallet</Button>
      {said && (
        <p className="small muted" role="status">
          {said}
        </p>
      )}
    </>
  )
}

function Elsewhere({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  return (
    <details className="elsewhere">
      <summary>Send it to another of your addresses</summary>
      <label>
        <span className="small muted">
          Only the wallet of the row can choose this. Leave it empty to get it yourself.
        </span>
        <input
          className="input"
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

function Claim({ index, row, onChanged }: ClaimProps) {
  const wagmi = useConfig()
  const wallet = useSenderWallet()
  const { address, isConnected } = useAccount()
  const { openConnectDialog } = useWalletDialogs()
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
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
        message: 'The other address is not one: 0x and 40 digits. Correct it or leave it empty.',
      })
      return
    }
    try {
      setPhase({ kind: 'checking' })
      if ((await wallet.chainId()) !== chainId) await switchChain(wagmi, { chainId })
      const client = getPublicClient(wagmi, { chainId }) as ChainClient
      const { standings } = await readClaims({ client, drop: index, rows: [row], caller: address, to: target?.address })
      const [standing] = standings
      if (standing?.kind === 'paid') {
        setPhase({ kind: 'paid-before' })
        onChanged()
        return
      }
      if (standing?.kind !== 'claimable') {
        setPhase({ kind: 'failed', message: 'This can’t be claimed any more. The page shows why.' })
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
      setPhase({ kind: 'sent', hash })
      const receipt = await client.waitForTransactionReceipt({ hash })
      if (receipt.status === 'success')
        setPhase({ kind: 'done', hash: receipt.transactionHash, to: target?.address ?? row.account })
      else {
        const after = await readClaims({ client, drop: index, rows: [row], caller: address })
        setPhase(
          after.standings[0]?.kind === 'paid'
            ? { kind: 'paid-before' }
            : {
                kind: 'failed',
                message: 'The transaction was mined but did nothing: the row is still open. Only the fee is gone.',
              },
        )
      }
      onChanged()
    } catch (error) {
      setPhase({ kind: 'failed', message: toDeliveryError(error).shortMessage })
    }
  }, [address, chainId, elsewhere, index, isOwn, onChanged, row, wagmi, wallet])

  const symbol = toPlainName(index.token.symbol)
  if (phase.kind === 'done')
    return (
      <>
        <Confetti />
        <Note tone="settled" title="Claimed.">
          It went to <AddressText address={phase.to} />. <TransactionLink chainId={chainId} hash={phase.hash} />
        </Note>
        <WatchAsset index={index} />
      </>
    )
  if (phase.kind === 'paid-before')
    return (
      <Note tone="settled" title="It was paid in the meantime.">
        The sender or somebody else was faster, so there is nothing left to claim: the row is paid, once.
      </Note>
    )
  const isBusy = phase.kind === 'checking' || phase.kind === 'asking' || phase.kind === 'sent'
  return (
    <div className="claim-flow">
      <ConnectButton />
      {isConnected && (
        <>
          {!isOwn && (
            <p className="small">
              Your wallet pays the fee; the {symbol} go to <AddressText address={row.account} />, as the list says.
            </p>
          )}
          {isOwn && <Elsewhere value={elsewhere} onChange={setElsewhere} />}
          <Button variant="primary" disabled={isBusy} onClick={() => void run()}>
            {phase.kind === 'checking'
              ? 'Trying it out …'
              : phase.kind === 'asking'
                ? 'Confirm in your wallet …'
                : phase.kind === 'sent'
                  ? 'Waiting for the network …'
                  : `Claim on ${getChain(chainId)?.name ?? `chain ${chainId}`}`}
          </Button>
        </>
      )}
      {phase.kind === 'sent' && (
        <p className="small muted" role="status">
          Sent. You may close this page: the chain keeps it. <TransactionLink chainId={chainId} hash={phase.hash} />
        </p>
      )}
      {phase.kind === 'failed' && (
        <Note tone="fault" title="Not claimed.">
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
