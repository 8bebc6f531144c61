import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getChain } from '@slotdrop/chains'
import { getChainName } from '@slotdrop/chains/names'
import { Button } from '../../components/Button.tsx'
import { FieldAnswer } from '../../components/forms/FieldAnswer.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { useText } from '../../i18n/index.ts'
import { keepOwnNode, type OwnNodeKept } from '../../chain/keepOwnNode.ts'
import { newNodeKey, parseChainName, parseCoinSymbol } from '../../chain/ownNodes.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import { NodeUrlForm } from './NodeUrlForm.tsx'
import { reloadAtNetworks } from './reloadAtNetworks.ts'
import { SettingsField } from './SettingsField.tsx'
import { fetchNodeChainId } from './testNode.ts'

/**
 * Adds any chain by the URL of a node. The page may call the node only after its next load, so the URL is kept first, and the node is asked then
 * which chain it serves.
 */
export function AddChain() {
  const t = useText(messages)
  const runtime = useRuntime()
  if (!runtime) return null
  if (runtime.newNode !== undefined) return <NewNode url={runtime.newNode} />
  return (
    <NodeUrlForm
      chainId={newNodeKey}
      summary={t('addChain')}
      label={t('addChainNode')}
      hint={t('addChainHint')}
      submit={t('addChainAsk')}
    />
  )
}

function NewNode({ url }: { readonly url: string }) {
  const t = useText(messages)
  const { host } = new URL(url)
  const {
    data: chainId,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['chain of node', url],
    queryFn: () => fetchNodeChainId(url),
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  return (
    <div>
      <p role="status">
        {isFetching
          ? t('addChainAsking', { host })
          : isError
            ? t('addChainSilent', { host, origin: location.origin })
            : chainId !== undefined && t('addChainFound', { host, chainId: `${chainId}` })}
      </p>
      {!isFetching && isError && (
        <Button size="small" onClick={() => void refetch()}>
          {t('test')}
        </Button>
      )}{' '}
      <ForgetNode host={host} />
      {!isFetching && chainId !== undefined && <DescribeChain key={chainId} url={url} chainId={chainId} />}
    </div>
  )
}

function ForgetNode({ host }: { readonly host: string }) {
  const t = useText(messages)
  const [state, setState] = useState<'ready' | 'asking' | OwnNodeKept>('ready')
  const forget = async () => {
    setState('asking')
    const kept = await keepOwnNode(newNodeKey, null)
    setState(kept)
    if (kept === 'kept') reloadAtNetworks()
  }
  return (
    <>
      <Button
        size="small"
        disabled={state === 'asking' || state === 'kept'}
        aria-label={t('removeNodeAt', { host })}
        onClick={() => void forget()}
      >
        {t('removeNode')}
      </Button>
      {(state === 'failed' || state === 'no-cookies') && (
        <FieldError as="p" role="alert">
          {t('nodeNotKept')}
        </FieldError>
      )}
    </>
  )
}

/** Name and currency of the chain that a node serves; a chain that the site offers has both, and gets the node. */
function DescribeChain({ url, chainId }: { readonly url: string; readonly chainId: number }) {
  const t = useText(messages)
  const runtime = useRuntime()
  const id = useId()
  const known = getChain(chainId)
  const isOffered = runtime?.chains.some((chain) => chain.id === chainId) ?? false
  const [name, setName] = useState(known?.name ?? getChainName(chainId) ?? t('chainNumber', { id: `${chainId}` }))
  const [coin, setCoin] = useState(known?.nativeCurrency.symbol ?? 'ETH')
  const [state, setState] = useState<'ready' | 'asking' | OwnNodeKept>('ready')
  const [read, symbol] = [parseChainName(name), parseCoinSymbol(coin)]
  const isBusy = state === 'asking' || state === 'kept'
  const keep = async () => {
    if (read === undefined || symbol === undefined) return
    setState('asking')
    const kept = await keepOwnNode(chainId, url, fetch, { name: read, coin: symbol })
    setState(kept)
    if (kept === 'kept') reloadAtNetworks()
  }
  const fault = state === 'failed' ? t('nodeNotKept') : state === 'no-cookies' ? t('nodeNoCookies') : undefined
  return (
    <SettingsField
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void keep()
      }}
    >
      {!isOffered && (
        <>
          <label htmlFor={`${id}-name`}>{t('chainName')}</label>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="off"
            value={name}
            aria-invalid={read === undefined}
            aria-describedby={`${id}-answer`}
            onChange={({ target: { value } }) => setName(value)}
          />
          <label htmlFor={`${id}-coin`}>{t('chainCoin')}</label>
          <input
            id={`${id}-coin`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={coin}
            aria-invalid={symbol === undefined}
            aria-describedby={`${id}-answer`}
            onChange={({ target: { value } }) => setCoin(value)}
          />
        </>
      )}
      <FieldAnswer
        id={`${id}-answer`}
        problem={
          fault ?? (read === undefined ? t('chainNameBad') : symbol === undefined ? t('chainCoinBad') : undefined)
        }
        hint={t(isOffered ? 'chainIsOffered' : 'chainHint')}
      />
      <Button type="submit" size="small" disabled={isBusy || read === undefined || symbol === undefined}>
        {t(isBusy ? 'keepingNode' : isOffered ? 'keepNode' : 'addChainKeep')}
      </Button>
    </SettingsField>
  )
}
