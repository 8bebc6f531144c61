import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useContext, useState } from 'react'
import { createApolloClient } from '../../server-data/apollo.ts'
import { ServerClientContext } from './ServerClientContext.ts'

/** Around pages that show what the server keeps. The others do without the scripts of its client. */
export function ServerData({ children }: { readonly children: ReactNode }) {
  const keepClient = useContext(ServerClientContext)
  const [client] = useState(() => keepClient(createApolloClient))
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
