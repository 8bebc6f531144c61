import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { listDeviceDrops } from '../../device/deviceDropsQuery.ts'
import { useFormats, useText } from '../../i18n/index.ts'
import { keepOwnNode } from '../../chain/keepOwnNode.ts'
import { newNodeKey } from '../../chain/ownNodes.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'

/** How many drops this device keeps; none where it keeps nothing. */
const keptDropsQuery = queryOptions({
  queryKey: ['kept-drops'],
  queryFn: async () => (await listDeviceDrops().catch(() => [])).length,
  gcTime: 0,
})

/** Bytes that this site uses on the device; null where the browser does not tell. */
const usedBytesQuery = queryOptions({
  queryKey: ['used-bytes'],
  queryFn: async () => (await navigator.storage?.estimate?.().catch(() => undefined))?.usage ?? null,
  gcTime: 0,
})

/** What this device keeps, and forgetting it. */
export function DeviceStorage() {
  const t = useText(messages)
  const { decimal } = useFormats()
  const { data: kept, refetch: recount } = useQuery(keptDropsQuery)
  const { data: used, refetch: measure } = useQuery(usedBytesQuery)
  const [isAsking, setAsking] = useState(false)
  const [isGone, setGone] = useState(false)
  const [areNodesLeft, setNodesLeft] = useState(false)
  const runtime = useRuntime()
  const forget = async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    localStorage.clear()
    sessionStorage.clear()
    for (const { id, ownRpcUrl } of runtime?.chains ?? [])
      if (ownRpcUrl !== undefined && (await keepOwnNode(id, null)) !== 'kept') setNodesLeft(true)
    if (runtime?.newNode !== undefined && (await keepOwnNode(newNodeKey, null)) !== 'kept') setNodesLeft(true)
    setAsking(false)
    setGone(true)
    await Promise.all([recount(), measure()])
  }
  return (
    <section aria-label={t('storage')}>
      <h2>{t('storage')}</h2>
      <p className="muted">
        {kept === undefined
          ? t('looking')
          : typeof used !== 'number'
            ? t('kept', { drops: kept })
            : t('keptOfSize', { drops: kept, megabytes: decimal(used / 1_000_000, 1) })}{' '}
        {t('keptOnChain')}
      </p>
      {isGone ? (
        <Note tone="settled" title={t('forgotten')}>
          {t('forgottenText')} {areNodesLeft && t('nodesNotForgotten')}
        </Note>
      ) : isAsking ? (
        <Note
          tone="fault"
          title={t('forgetQuestion')}
          actions={
            <>
              <Button variant="stop" onClick={() => void forget()}>
                {t('forgetIt')}
              </Button>
              <Button onClick={() => setAsking(false)}>{t('keepIt')}</Button>
            </>
          }
        >
          {t('forgetText')}
        </Note>
      ) : (
        <Button onClick={() => setAsking(true)}>{t('forget')}</Button>
      )}
    </section>
  )
}
