/** Three dots: something is on its way. Screen readers hear it from the `Announcer`. */
export function Typing() {
  return (
    <div className="chat-typing" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
