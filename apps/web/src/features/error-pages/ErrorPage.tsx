import Head from 'next/head'
import type { ReactNode } from 'react'
import { Brand } from '../../components/shell/Brand.tsx'
import styles from './ErrorPage.module.css'

/** A page of few words, without a shell: nothing on it can fail too. */
export function ErrorPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={styles.page}>
      <Head>
        <title>{title}</title>
      </Head>
      <Brand />
      {children}
    </main>
  )
}
