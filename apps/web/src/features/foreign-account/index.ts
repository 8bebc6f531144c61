import dynamic from 'next/dynamic'

export { type ForeignAccountState, useForeignAccount } from './useForeignAccount.ts'

// Fetched for the few addresses that need it.
export const ForeignAccountNote = dynamic(async () => (await import('./ForeignAccountNote.tsx')).ForeignAccountNote, {
  ssr: false,
})
