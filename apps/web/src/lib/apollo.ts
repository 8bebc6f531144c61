import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { productConfig } from '@slotdrop/config'

/** The client of the product's API. Its failures read as the specification says (section 8). */
export const createApolloClient = () =>
  new ApolloClient({
    link: new HttpLink({ uri: productConfig.graphQlUri, credentials: 'same-origin' }),
    cache: new InMemoryCache(),
    dataMasking: true,
  })
