import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deleteWebhookMutation,
  readDeliveriesQueryKey,
  readDeliveryOptions,
  readFormSettingsOptions,
  readFormSettingsQueryKey,
  readWebhooksOptions,
  readWebhooksQueryKey,
  resendDeliveryMutation,
  testWebhookMutation,
  updateFormSettingsMutation,
  updateWebhookMutation,
} from '../../../contract/@tanstack/react-query.gen.ts'
import { readDeliveries } from '../../../contract/sdk.gen.ts'
import type { Deliveries } from '../../../contract/types.gen.ts'
import { formSettingsTexts as texts } from './texts.ts'

const PAGE = 20
/** While something waits, the log is read again so often. */
const WAITING_MS = 2000
const RETRYING_MS = 3_000

const pathOf = (formId: string) => ({ path: { id: formId } })
export const webhooksKey = (formId: string) => readWebhooksQueryKey(pathOf(formId))
const logKey = (formId: string) => [...readDeliveriesQueryKey(pathOf(formId)), 'pages']

export const useFormSettings = (formId: string) => useQuery(readFormSettingsOptions(pathOf(formId)))
export const useWebhooks = (formId: string) => useQuery(readWebhooksOptions(pathOf(formId)))

export function useSaveSettings(formId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    ...updateFormSettingsMutation(),
    onSuccess: (settings) => queryClient.setQueryData(readFormSettingsQueryKey(pathOf(formId)), settings),
    meta: { success: texts.saved },
  })
}

const hasPending = (pages: Deliveries[], isUntried: boolean) =>
  pages.some(({ data }) =>
    data.some(({ attempts, next_attempt_at }) => next_attempt_at !== null && (attempts === 0 || !isUntried)),
  )

/** An attempt counts from its beginning: what has one may be on its way just now, or wait for hours. */
function refetchAfter(pages: Deliveries[]): number | false {
  if (hasPending(pages, true)) return WAITING_MS
  return hasPending(pages, false) && RETRYING_MS
}

/** Read again while something is not sent yet, so that its outcome shows by itself. */
export const useDeliveries = (formId: string) =>
  useInfiniteQuery({
    queryKey: logKey(formId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await readDeliveries({ ...pathOf(formId), query: { limit: PAGE, ...(cursor && { cursor }) }, signal })).data,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state }) => refetchAfter(state.data?.pages ?? []),
    staleTime: 0,
  })

export const useDelivery = (formId: string, deliveryId: string) =>
  useQuery({ ...readDeliveryOptions({ path: { id: formId, deliveryId } }), staleTime: 0 })

export const useTestWebhook = (formId: string) =>
  useMutation({ ...testWebhookMutation(), meta: { success: texts.webhooks.tested, refetch: [logKey(formId)] } })

export const useResend = (formId: string) =>
  useMutation({ ...resendDeliveryMutation(), meta: { success: texts.log.resent, refetch: [logKey(formId)] } })

export const useUpdateWebhook = (formId: string) =>
  useMutation({
    ...updateWebhookMutation(),
    meta: { success: texts.webhooks.updated, refetch: [webhooksKey(formId), logKey(formId)] },
  })

/** The dialog says what the server refused, beside what was typed. */
export const useEditWebhook = (formId: string) =>
  useMutation({
    ...updateWebhookMutation(),
    meta: { success: texts.webhooks.updated, silent: true, refetch: [webhooksKey(formId), logKey(formId)] },
  })

export const useDeleteWebhook = (formId: string) =>
  useMutation({
    ...deleteWebhookMutation(),
    meta: { success: texts.webhooks.removed, refetch: [webhooksKey(formId), logKey(formId)] },
  })
