/** Characters of the query of a link with answers; servers and mail programs take no much longer address. */
export const PREFILL_QUERY_MAX = 8000
/** Parameters of such a query; what follows is not looked at. */
export const PREFILL_PARAMETERS_MAX = 600
