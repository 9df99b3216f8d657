const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What an owner pastes into a page of another site: the form in a frame that may hear and is as high as the form. */
export const embedCode = (url: string, id: string, title: string): string =>
  `<iframe id="sayform-${id}" src="${url}" title="${escaped(title)}" allow="microphone" style="width:100%;height:640px;border:0"></iframe>
<script>
addEventListener('message', function (event) {
  var frame = document.getElementById('sayform-${id}')
  if (event.source === frame.contentWindow && event.data.type === 'sayform.height')
    frame.style.height = event.data.height + 'px'
})
</script>`
