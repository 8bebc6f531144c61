import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { productConfig } from '@slotdrop/config'
import generated from './possibleTypes.generated.ts'

/** A cache that knows which types the schema's interfaces and unions stand for. */
export function createApolloCache() {
  return new InMemoryCache({ possibleTypes: generated.possibleTypes })
}

/** The client of the product's API. Its failures read as the specification says (section 8). */
export function createApolloClient() {
  return new ApolloClient({
    link: new HttpLink({ uri: productConfig.graphQlUri, credentials: 'same-origin' }),
    cache: createApolloCache(),
    dataMasking: true,
  })
}
