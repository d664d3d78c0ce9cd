const button = document.getElementById('reveal');
const password = document.getElementById('password');

button.hidden = false;
button.addEventListener('click', () => {
  const hidden = password.type === 'password';
  password.type = hidden ? 'text' : 'password';
  button.textContent = hidden ? 'Ocultar' : 'Mostrar';
});
