import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../components/Button.tsx'
import { Notes } from '../../components/layout/Notes.tsx'
import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { Note } from '../../components/Note.tsx'
import { duplicateDrop } from '../../device/duplicateDrop.ts'
import { useText } from '../../i18n/index.ts'
import { useManifest } from '../sending/index.ts'
import { messages } from './messages.generated.ts'

/** Begins a draft with the recipients and terms of a sealed drop, and goes on with it. */
export function DuplicateDrop({ dropId }: { readonly dropId: string }) {
  const router = useRouter()
  const t = useText(messages)
  const { state } = useManifest(dropId)
  const begun = useRef(false)
  useEffect(() => {
    if (state.status !== 'found' || begun.current) return
    begun.current = true
    const { manifest, mode } = state
    const begin = async () => {
      // oxlint-disable-next-line house/quiet-effects -- what an address asks for is begun once, as soon as its list is there
      const key = await duplicateDrop(manifest, { mode, fileName: t('recipientsOf', { title: manifest.title }) })
      await router.replace({ query: { draft: key, step: 'recipients' } }, undefined, { shallow: true })
    }
    void begin().catch(() => undefined)
  }, [state, router, t])
  return (
    <>
      <h1>{t('duplicating')}</h1>
      {state.status === 'missing' ? (
        <Notes>
          <Note
            tone="fault"
            title={t('notHere')}
            actions={<ButtonLink href={`/drops/${dropId}`}>{t('repeatSee')}</ButtonLink>}
          >
            {t('notHereText')}
          </Note>
        </Notes>
      ) : (
        <SkeletonList />
      )}
    </>
  )
}
