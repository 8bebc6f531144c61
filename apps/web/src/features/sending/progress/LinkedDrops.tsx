import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { UntrustedText } from '../../../components/UntrustedText.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import styles from './LinkedDrops.module.css'
import { linksQuery } from './linksQuery.ts'

/** The list that a drop was a test of or replaces addresses of, and the drops that were made for it. */
export function LinkedDrops({ dropId }: { readonly dropId: string }) {
  const t = useText(messages)
  const { data: links } = useQuery(linksQuery(dropId))
  if (!links || (links.of?.dropId === undefined && links.drops.length === 0)) return null
  return (
    <ul className={`small ${styles.linkedDrops}`}>
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
