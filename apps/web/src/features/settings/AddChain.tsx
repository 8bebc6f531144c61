import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getChain } from '@slotdrop/chains'
import { getChainName } from '@slotdrop/chains/names'
import { Button } from '../../components/Button.tsx'
import { FieldAnswer } from '../../components/forms/FieldAnswer.tsx'
import { useText } from '../../i18n/index.ts'
import { newNodeKey, parseChainName, parseCoinSymbol } from '../../chain/ownNodes.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import { NodeUrlForm } from './NodeUrlForm.tsx'
import { RemoveNode } from './RemoveNode.tsx'
import { SettingsField } from './SettingsField.tsx'
import { fetchNodeChainId } from './testNode.ts'
import { useKeepNode } from './useKeepNode.ts'

/**
 * Adds any chain by the URL of a node. The page may call the node only after its next load, so the URL is kept first and the chain id is read
 * afterwards.
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
      <RemoveNode chainId={newNodeKey} label={t('removeNodeAt', { host })} />
      {!isFetching && chainId !== undefined && <DescribeChain key={chainId} url={url} chainId={chainId} />}
    </div>
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
  const [read, symbol] = [parseChainName(name), parseCoinSymbol(coin)]
  const { keep, isBusy, problem } = useKeepNode()
  const submit = () => {
    if (isBusy || read === undefined || symbol === undefined) return
    void keep(chainId, { url, name: read, coin: symbol })
  }
  const fault = problem && t(problem === 'failed' ? 'nodeNotKept' : 'nodeNoCookies')
  return (
    <SettingsField
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
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
