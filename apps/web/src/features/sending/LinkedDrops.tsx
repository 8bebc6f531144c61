import Link from 'next/link'
import { useEffect, useState } from 'react'
import { UntrustedText } from '../../components/UntrustedText.tsx'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

type Links = Awaited<ReturnType<typeof deviceDrops.linksOf>>

/** The list that a drop was a test of or replaces addresses of, and the drops that were made for it. */
export function LinkedDrops({ dropId }: { readonly dropId: string }) {
  const t = useText(messages)
  const [links, setLinks] = useState<Links>()
  useEffect(() => {
    let isCurrent = true
    deviceDrops.linksOf(dropId).then(
      (found) => isCurrent && setLinks(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [dropId])
  if (!links || (links.of?.dropId === undefined && links.drops.length === 0)) return null
  return (
    <ul className="linked-drops small">
      {links.of?.dropId !== undefined && (
        <li>
          <Link href={`/drops/${links.of.dropId}`}>{t(links.of.kind === 'test' ? 'testOf' : 'replacementOf')}</Link>
        </li>
      )}
      {links.drops.map((drop) => (
        <li key={drop.dropId}>
          {t(drop.linked?.kind === 'test' ? 'hasTest' : 'hasReplacement')}{' '}
          <Link href={`/drops/${drop.dropId}`}>
            <UntrustedText text={drop.title} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
