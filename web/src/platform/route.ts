import type { Endpoint } from '@mallama/contracts/endpoint'

/**
 * An endpoint of the contract without its schemas, so that a page which only reads and sends does not load the
 * validator. The method and the path are typed by the contract: any other does not compile.
 */
export const route = <E extends Endpoint>(method: E['method'], path: E['path']): E =>
  // The transport asks of a body only whether there is one.
  ({ method, path, ...(method === 'GET' || method === 'DELETE' ? {} : { body: true }) }) as unknown as E
