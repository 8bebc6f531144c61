import { useRouter } from 'next/router'
import Drop from '../src/pages/drops/[dropId]/index.tsx'
import Drops from '../src/pages/drops/index.tsx'
import NewDrop from '../src/pages/drops/new.tsx'

/** The sender’s pages, for stories whose way leads from one to another. */
export function Pages() {
  const { query, pathname } = useRouter()
  const Page = pathname === '/drops' ? Drops : pathname === '/drops/new' ? NewDrop : Drop
  const content = <Page key={String(query['dropId'])} />
  return Page.getLayout?.(content) ?? content
}
