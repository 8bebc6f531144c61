import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { productConfig } from '@slotdrop/config'
import generated from './possibleTypes.generated.ts'
import { ServerError } from './ServerError.ts'

/** A cache that knows which types the schema's interfaces and unions stand for. */
export function createApolloCache() {
  return new InMemoryCache({ possibleTypes: generated.possibleTypes })
}

/** Says in the words of the page, and not in the browser's, that no answer came. */
const wrapNetworkErrors = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => observer.next(result),
        error: (thrown: unknown) => observer.error(ServerError.ofNetwork(thrown)),
        complete: () => observer.complete(),
      }),
    ),
)

/**
 * The client of the product's API. A request holds operationName, variables and query, and nothing else (specification, section 7);
 * its failures read as section 8 says.
 */
export function createApolloClient() {
  const http = new HttpLink({
    uri: productConfig.graphQlUri,
    credentials: 'same-origin',
    enhancedClientAwareness: { transport: false },
  })
  return new ApolloClient({
    link: ApolloLink.from([wrapNetworkErrors, http]),
    cache: createApolloCache(),
    dataMasking: true,
  })
}
