/** jsdom has `<dialog>` without its modal behaviour; browser tests see the real one. */
export function dialogInJsdom(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
